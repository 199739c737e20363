# Sourced: runs phases, says how long each took, remembers which failed.
phase_names=() phase_seconds=() phase_results=()

phase() { # phase NAME COMMAND...
    local name=$1 began=$SECONDS result=passed
    shift
    printf '\n=== %s\n' "$name"
    "$@" || result=failed
    phase_names+=("$name") phase_seconds+=($((SECONDS - began))) phase_results+=("$result")
    printf '=== %s: %s in %d s\n' "$name" "$result" $((SECONDS - began))
    [ "$result" = passed ]
}

phase_summary() { # the closing lines; returns 1 where a phase failed
    local passed=0 failed=0 i
    printf '\n%-34s %8s  %s\n' phase seconds result
    for i in "${!phase_names[@]}"; do
        printf '%-34s %8d  %s\n' "${phase_names[$i]}" "${phase_seconds[$i]}" "${phase_results[$i]}"
        if [ "${phase_results[$i]}" = passed ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    done
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ "$failed" = 0 ]
}
