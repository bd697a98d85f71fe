//! Every promise, with every game of the house.
promises::hold_with_sqlite!(shelf::all());
