/** Starts work that may fail, such as on a page that is left, once the page itself has loaded. */
export function afterLoad(work: () => Promise<unknown>) {
  const start = () => setTimeout(() => work().catch(() => {}))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
