import type { Page } from '@playwright/test'
import { mark } from '#tests/hostile-texts.ts'

/**
 * What a hostile text became on the page that is open, if not text: an element, an attribute that
 * runs or leads somewhere, or something that ran. The content security policy hides most of this
 * from its readers, not from the document.
 */
export function findScripts(page: Page) {
  return page.evaluate(findInDocument, { word: mark })
}

/** The same of a page as the server sent it, which is read and not opened. */
export function findScriptsIn(page: Page, html: string) {
  return page.evaluate(findInDocument, { word: mark, html })
}

/** Runs in the browser. */
function findInDocument({ word, html }: { word: string; html?: string }) {
  const found = word in window ? ['a script ran'] : []
  const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  for (const element of read.querySelectorAll('*')) {
    const tag = element.localName
    const isOurs = element instanceof HTMLElement && element.nonce !== ''
    const isData = /json/.test(element.getAttribute('type') ?? '')
    if (/^(script|style)$/.test(tag) && !isOurs && !isData && element.textContent.includes(word))
      found.push(`a text became <${tag}>`)
    for (const { name, value } of element.attributes) {
      const isRun = name.startsWith('on') || /^\s*(javascript|data:text)/i.test(value)
      const leads = /^(src|href|action|formaction|srcdoc|data|http-equiv)$/.test(name)
      const isText = !isRun && !(leads && /^(iframe|object|embed|base|meta)$/.test(tag))
      if (value.includes(word) && !isText && (name.startsWith('on') || leads))
        found.push(`a text became ${name} of <${tag}>`)
    }
  }
  for (const script of read.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(script.textContent)
  return found
}
