# Sourced: runs phases in order or side by side, measures them, and remembers which failed.
#   phase NAME COMMAND...   runs it now, with its output shown
#   start NAME COMMAND...   runs it beside the phases that follow, with its output kept
#   finish NAME             waits for it, shows its output and counts it; phase_summary finishes what is left
phase_names=() phase_seconds=() phase_results=()
declare -A phase_jobs=() phase_began=()
phase_logs=.build/phases
mkdir -p "$phase_logs"

phase_count() { # phase_count NAME SECONDS RESULT
    phase_names+=("$1") phase_seconds+=("$2") phase_results+=("$3")
    printf '=== %s: %s in %d s\n' "$1" "$3" "$2"
    [ "$3" = passed ]
}

phase() {
    local name=$1 began=$SECONDS result=passed
    shift
    printf '\n=== %s\n' "$name"
    "$@" || result=failed
    phase_count "$name" $((SECONDS - began)) "$result"
}

start() {
    local name=$1
    shift
    printf '\n=== %s: started\n' "$name"
    rm -f "$phase_logs/$name.ended"
    (
        status=0
        "$@" || status=$?
        echo "$SECONDS" >"$phase_logs/$name.ended"
        exit "$status"
    ) >"$phase_logs/$name" 2>&1 &
    phase_jobs[$name]=$! phase_began[$name]=$SECONDS
}

finish() {
    local name=$1 result=failed ended
    wait "${phase_jobs[$name]}" && result=passed
    unset "phase_jobs[$name]"
    ended=$(cat "$phase_logs/$name.ended" 2>/dev/null || echo "$SECONDS")
    printf '\n=== %s\n' "$name"
    cat "$phase_logs/$name"
    phase_count "$name" $((ended - phase_began[$name])) "$result"
}

phase_summary() { # the closing lines; returns 1 if a phase failed
    local passed=0 failed=0 i name
    for name in "${!phase_jobs[@]}"; do finish "$name"; done
    printf '\n%-34s %8s  %s\n' phase seconds result
    for i in "${!phase_names[@]}"; do
        printf '%-34s %8d  %s\n' "${phase_names[$i]}" "${phase_seconds[$i]}" "${phase_results[$i]}"
        if [ "${phase_results[$i]}" = passed ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    done
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ "$failed" = 0 ]
}
