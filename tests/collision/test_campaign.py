"""Campaigns: what a gang spends, learns and loses between games."""

import msgspec
import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.games.collision.rules.campaign import company as campaign
from escarmouche.games.collision.rules.campaign.company import Company
from escarmouche.games.collision.rules.lists import cards, mustering, reading


@pytest.fixture
def company() -> Company:
    return campaign.founded(mustering.muster(reading.ready_list("unwanted-pack")), 400)


def test_what_was_not_spent_is_the_stock(company: Company) -> None:
    assert company.stock == 400 - company.value


def test_a_hired_model_costs_its_card(company: Company) -> None:
    card = cards.box().characters["ravager"]
    company.stock = card.cost + 3
    before = company.value
    campaign.hire(company, card)
    assert (company.stock, company.value) == (3, before + card.cost)
    with pytest.raises(Refused, match="refused-too-poor"):
        campaign.hire(company, card)


def test_an_item_goes_to_whoever_has_a_slot(company: Company) -> None:
    company.stock = 1000
    room = sum(fighter.card.slots - len(fighter.card.items) for fighter in company.fighters)
    for _ in range(room):
        campaign.buy(company, cards.box().items["grapnel"])
    with pytest.raises(Refused, match="refused-nobody-carries"):
        campaign.buy(company, cards.box().items["grapnel"])


def test_what_was_learnt_stands_on_the_card_and_in_its_value(company: Company) -> None:
    campaign.award(company, 13)
    fighter = company.fighters[0]
    before = fighter.as_it_is
    campaign.advance(company, fighter, "AGI")
    campaign.advance(company, fighter, "WND")
    assert fighter.as_it_is.profile["AGI"] == before.profile["AGI"] + 1
    assert fighter.as_it_is.cost == before.cost + 25
    assert company.experience == 0


def test_who_is_out_stays_at_home_for_one_game(company: Company) -> None:
    everybody = range(len(company.fighters))
    company.fighters[1].fate = campaign.fate_of("2")
    with pytest.raises(Refused, match="refused-out"):
        campaign.field(company, 1000, everybody)
    campaign.rest(company)
    assert campaign.field(company, 1000, everybody).shards == company.value


def test_medicine_brings_back_only_who_would_miss_a_game(company: Company) -> None:
    fighter = company.fighters[0]
    with pytest.raises(Refused, match="refused-not-out"):
        campaign.find(company, "6", cured=fighter)
    fighter.fate = campaign.MISSES
    before = company.stock
    campaign.find(company, "6", cured=fighter)
    assert (fighter.fate, company.stock) == (campaign.RECOVERS, before)


def test_a_gang_above_the_limit_leaves_models_at_home(company: Company) -> None:
    with pytest.raises(Refused, match="refused-over-limit"):
        campaign.field(company, 200, range(len(company.fighters)))
    assert len(campaign.field(company, 200, (0, 1)).models) == 2


def test_the_dead_are_worth_nothing_any_more(company: Company) -> None:
    before, lost = company.value, company.fighters[0].value
    company.fighters[0].fate = campaign.fate_of("F")
    assert company.value == before - lost


def test_nobody_of_another_gang_and_no_second_leader_is_hired(company: Company) -> None:
    company.stock = 1000
    with pytest.raises(Refused, match="refused-mixed-gang"):
        campaign.hire(company, cards.box().characters["captain"])
    with pytest.raises(Refused, match="refused-leaders"):
        campaign.hire(company, cards.box().characters["alpha"])
    company.fighters[0].fate = campaign.DEAD
    assert campaign.hire(company, cards.box().characters["alpha"]) is company.fighters[-1]


def test_a_second_armour_is_too_much_for_anybody(company: Company) -> None:
    leader, items = company.fighters[0], cards.box().items
    leader.card = msgspec.structs.replace(leader.card, items=(items["padded_vest"],))
    with pytest.raises(Refused, match="refused-burdened"):
        campaign.give(company, items["plate_armour"], leader)
    campaign.give(company, items["grapnel"], leader)
    assert [item.key for item in leader.card.items] == ["padded_vest", "grapnel"]


def test_an_item_changes_hands(company: Company) -> None:
    grapnel = cards.box().items["grapnel"]
    giver, taker, other = company.fighters[1:4]
    campaign.give(company, grapnel, giver)
    campaign.hand_over(company, grapnel, giver, taker)
    assert (giver.card.items, taker.card.items) == ((), (grapnel,))
    with pytest.raises(Refused, match="refused-not-carried"):
        campaign.hand_over(company, grapnel, giver, other)
    other.fate = campaign.DEAD
    with pytest.raises(Refused, match="refused-dead"):
        campaign.hand_over(company, grapnel, taker, other)
    assert taker.card.items == (grapnel,)


def test_what_nobody_carries_waits_in_the_stash(company: Company) -> None:
    grapnel = cards.box().items["grapnel"]
    giver, taker = company.fighters[1:3]
    campaign.give(company, grapnel, giver)
    before = company.value
    campaign.stow(company, grapnel, giver)
    assert (giver.card.items, company.stash) == ((), [grapnel])
    assert company.value == before - grapnel.shards
    with pytest.raises(Refused, match="refused-not-carried"):
        campaign.stow(company, grapnel, giver)
    campaign.fetch(company, grapnel, taker)
    assert (taker.card.items, company.stash) == ((grapnel,), [])
    with pytest.raises(Refused, match="refused-not-stashed"):
        campaign.fetch(company, grapnel, giver)


def test_the_dead_learn_nothing(company: Company) -> None:
    campaign.award(company, 20)
    company.fighters[0].fate = campaign.DEAD
    with pytest.raises(Refused, match="refused-dead"):
        campaign.advance(company, company.fighters[0], "AGI")
    assert company.experience == 20
