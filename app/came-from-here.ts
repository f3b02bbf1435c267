/** Whether a link of our own led here: within the page, or from another page of this site. */
export function cameFromHere(): boolean {
  const state = history.state as { idx?: number } | null
  return (state?.idx ?? 0) > 0 || document.referrer.startsWith(`${location.origin}/`)
}
