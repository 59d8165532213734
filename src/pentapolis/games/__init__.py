"""The games, one package each; they know the core and nothing else."""
