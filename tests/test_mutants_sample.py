"""A small sample of mutants: without these rules, a case must fail (that none fails with them is tested by itself)."""

from tests.mutants.sample import survivors

SAMPLE = [
    "GFF-HIT-01",
    "GFF-DICE-02",
    "GFF-EFFECT-01",
    "GFF-ROUND-04",
    "COL-CONF-25",
    "COL-OW-05",
    "TRA-OBJ-05",
    "TRA-ALERT-08",
    "CBZ-OPP-07",
    "CBZ-COH-03",
    "CBZ-AP-01",
]


def test_the_sample_is_noticed() -> None:
    assert survivors(SAMPLE, show=False) == []
