"""What goes for all tests."""

from hypothesis import HealthCheck, settings

# How long an example takes says more of the machine than of the code: a busy one must not fail a test.
settings.register_profile("escarmouche", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("escarmouche")
