"""Standard interfaces for learners: integer actions, numeric observations, environments, data."""
