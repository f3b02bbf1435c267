/**
 * Moves the focus to the content when a change has removed the pressed element. Watches for a
 * second, because a slow phone draws a change some frames after its data has come.
 */
export function keepFocus(frames = 60) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    else if (frames > 1) keepFocus(frames - 1)
  })
}
