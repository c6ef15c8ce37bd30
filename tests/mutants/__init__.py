"""Switch rules off one at a time and run all conformance cases: a case must fail for each."""
