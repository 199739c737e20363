# Sourced: how many Swift tests are under way at once. Without a limit all two thousand are begun together, each takes as long
# as the whole run, and a time limit measures the others' work.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-12}
