/**
 * What was pressed may be gone with what it changed, and the focus with it: the content takes it.
 * Looks for a second, because a slow phone draws a change some frames after its data have come.
 */
export function keepFocus(frames = 60) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    else if (frames > 1) keepFocus(frames - 1)
  })
}
