/** The card in the middle of the screen, by its link, and how far below the upper edge it begins. */
export type ScrollAnchor = { href: string; top: number }

/**
 * The position in the list as a card. Pixels would not do: cards far from the screen have only
 * estimated heights (`content-visibility`) until somebody comes back to the page.
 */
export function findScrollAnchor(): ScrollAnchor | undefined {
  const middle = innerHeight / 2
  for (const card of document.querySelectorAll('#results article')) {
    const { top, bottom } = card.getBoundingClientRect()
    const href = card.querySelector('a')?.getAttribute('href')
    if (href && bottom > middle) return { href, top }
  }
  return undefined
}

/** Puts the card where it was. */
export function scrollToAnchor({ href, top }: ScrollAnchor) {
  const link = document.querySelector(`#results article a[href="${CSS.escape(href)}"]`)
  const card = link?.closest('article')
  if (!card) return
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
}
