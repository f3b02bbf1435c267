/** @param {URL} url */
async function findPage(url) {
  const kept = await findKept(url)
  return kept && sayWhen(kept)
}

/**
 * The style sheet shows it above the page.
 * @param {Response} kept
 */
async function sayWhen(kept) {
  const html = await kept.text()
  const moment = momentText(keptAt(kept))
  return new Response(html.replace('<html ', `<html data-kept-at="${moment}" `), {
    headers: kept.headers,
  })
}

/** Where a page was not kept: what was. */
async function listPages() {
  const links = []
  for (const { pages } of await ownPages()) {
    for (const request of (await pages.keys()).toReversed()) {
      const kept = await pages.match(request, { ignoreVary: true })
      if (!kept) continue
      const title = /<title>([^<]*)<\/title>/.exec(await kept.text())?.[1] ?? ''
      links.push(
        `<li><a href="${asAttribute(request.url)}">${title.replace(/ \| [^|]*$/, '')}</a><br><small>as on ${momentText(keptAt(kept))}</small></li>`,
      )
    }
  }
  const list = links.length > 0 ? `<h2>Kept on this device</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title>
<meta name="color-scheme" content="light dark"><style>
:root { --ground: #fbf9f4; --ink: #17211c; --soft: #56615a; --leaf: #0f5a43; --line: #e4e0d6; --button: #0f5a43 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #111a16; --ink: #efeadf; --soft: #b4beb5; --leaf: #8ed2b0; --line: #35433b; --button: #1f7a5b }
}
body { margin: 0 auto; max-width: 36rem; padding: 2.5rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--leaf); font-weight: 600 } small { color: var(--soft) }
ul { list-style: none; padding: 0 } li { padding: .75rem 0; border-bottom: 1px solid var(--line) }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .625rem; background: var(--button); color: #fff; font: inherit; font-weight: 600 }
</style>
<main><h1>You are offline</h1><p>This page needs a connection. Check it and try again.</p>
<form><button formaction="">Try again</button></form>${list}</main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    },
  })
}

/** @param {number} at */
function momentText(at) {
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  return new Date(at).toLocaleString('en-IN', parts)
}

/** @param {string} text */
function asAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
