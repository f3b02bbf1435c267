/** What was pressed may be gone with what it changed, and the focus with it: the content takes it. */
export function keepFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
