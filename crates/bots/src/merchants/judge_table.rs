//! Written by `cargo run --release -p bots --example fit -- 14000 2`.
use super::features::FEATURES;

#[rustfmt::skip]
pub const TABLE: [[i32; 3]; FEATURES] = [
    [-15690, 5533, 228], // one 1
    [4426, -1694, 122], // players beyond two 1
    [-16574, -736, 109], // automaton 1
    [10033, 76, 2], // lower of coins and prestige 1
    [3733, 391, -36], // lead of one over the other 1
    [1818, 337, -26], // lead of one over the other 2
    [265, 383, -13], // lead of one over the other 3
    [-304, -2181, 201], // coins ahead 1
    [9691, -477, -12], // points 1
    [657, 470, 11], // lanterns 1
    [1878, -81, 40], // lanterns 2
    [-226, 530, 4], // lanterns 3
    [-2797, -6, 69], // lanterns 4
    [1719, 1138, -50], // quartz 1
    [2173, -414, 57], // quartz 2
    [2248, -5091, 684], // quartz 3
    [2245, -872, 84], // horseshoes 1
    [1865, -108, 42], // horseshoes 2
    [1563, 2102, -152], // illuminated dice 1
    [-1695, -177, 177], // illuminated dice 2
    [3765, 148, -63], // abilities 1
    [-1300, 2040, -152], // abilities 2
    [308, 738, -83], // abilities 3
    [4786, -639, 9], // abilities 4
    [-132, 1714, -118], // abilities with a quartz 1
    [-67, -937, 116], // strays 1
    [-7557, 3130, 261], // steeds 1
    [-6446, 4026, 259], // steeds 2
    [-8024, 4353, 384], // steeds 3
    [-8516, 4355, 234], // steeds 4
    [-14678, 8572, 103], // steeds 5
    [-9063, 6099, 260], // steeds 6
    [-9795, 7249, 91], // steeds 7
    [200, 1852, 157], // tiles 1
    [-1483, 1313, -1], // tiles 2
    [3427, -879, 162], // tiles 3
    [11097, -7719, 247], // tiles 4
    [-1296, 456, 16], // tiles 5
    [2180, -1159, 239], // tiles 6
    [636, 501, -26], // goods 1
    [813, -55, 28], // goods 2
    [884, 529, -22], // goods 3
    [793, 771, -51], // goods 4
    [740, 266, -5], // goods 5
    [1220, 194, 1], // goods 6
    [-3261, -527, 59], // kinds of goods 1
    [1699, 1487, -46], // upgraded goods 1
    [30, -33, 7], // price of goods 1
    [691, 175, -12], // best sale 1
    [545, 2543, -207], // heroes 1
    [5321, 1452, -111], // heroes 2
    [7326, -103, 38], // heroes 3
    [-5468, 1047, -79], // heroes for coins 1
    [4031, 207, -8], // heroes for prestige 1
    [282, 281, -10], // storage heroes 1
    [3833, 1578, -48], // commissions 1
    [-6786, 3469, -135], // commissions 2
    [-10868, 2293, -191], // commissions 3
    [6210, 1042, -173], // goods for commissions 1
    [8671, 2593, -354], // goods for commissions 2
    [2246, 5621, -563], // goods for commissions 3
    [4198, -1217, 106], // best town 1
    [3239, -1076, 90], // best town 2
    [-15690, 5533, 228], // deeds 1
    [1416, -2015, 141], // deeds 2
    [23212, -4791, 233], // deeds 3
    [3676, -170, 15], // hopes of deeds 1
    [-10582, 6024, 201], // place on the Ringway 1
    [-10174, 6201, 152], // place on the Ringway 2
    [-12721, 5434, 247], // place on the Ringway 3
    [-12758, 5601, 206], // place on the Ringway 4
    [-9756, 4399, 324], // place on the Ringway 5
    [-9641, 3505, -258], // steps in the reserve 1
    [-9014, 3372, -261], // steps in the reserve 2
    [-10846, 4069, -309], // steps in the reserve 3
    [-9332, 3775, -289], // steps in the reserve 4
    [-7987, 3195, -244], // steps in the reserve 5
    [-223, 235, -22], // steps in the reserve 6
    [791, 389, -61], // five coins 1
    [-4820, 256, 9], // to play before the others 1
];
