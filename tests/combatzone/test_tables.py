"""The tables and the forces of Combat Zone are as the rules ask, whatever the seed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.table.table import mirrored


@pytest.mark.parametrize("name", tables.names())
def test_a_ready_table_has_as_much_terrain_as_the_rules_ask(name: str) -> None:
    assert tables.table_faults(tables.named(name)) == []


@pytest.mark.parametrize("name", tables.names())
def test_a_ready_table_has_doors_obstacles_and_difficult_ground(name: str) -> None:
    table = tables.named(name)
    assert table.having("door")
    assert table.having("obstacle")
    assert table.having("difficult")


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_generated_table_is_sound_and_keeps_its_terrain_apart(seed: int) -> None:
    table = tables.generate(seed)
    assert table.faults() == ()
    assert tables.table_faults(table) == []
    assert tables.generate(seed) == table


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_mirrored_table_is_the_same_from_both_sides(seed: int) -> None:
    table = tables.generate(seed, mirror=True)
    here = {(piece.kind, frozenset(piece.outline)) for piece in table.pieces}
    assert here == {(piece.kind, frozenset(piece.outline)) for piece in mirrored(table).pieces}


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(Refused, match="refused-unknown-table"):
        tables.named("nowhere")


@pytest.mark.parametrize("key", reading.ready_keys())
def test_a_ready_force_is_legal_and_spends_all_its_points_where_every_leader_costs_most(key: str) -> None:
    force = reading.ready_list(key)
    assert checking.check(force) == checking.check(force, every_leader=True) == []
    assert checking.worth(force, every_leader=True) == force.points
    assert mustering.muster(force).cost == checking.worth(force)


def test_every_size_has_a_force_of_every_faction_and_somebody_to_ambush_it() -> None:
    sizes = {(card.faction, card.points) for card in mustering.list_cards()}
    wanted = {*reading.SIZES, *(size * 2 // 3 for size in reading.SIZES)}
    assert sizes == {(faction, points) for faction in reading.faction_keys() for points in wanted}
