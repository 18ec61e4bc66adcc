"""What a position is worth to a computer player, system by system."""
