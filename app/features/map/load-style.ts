/** Adds a style sheet to the page and waits until it has loaded. */
export function loadStyle(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return
  return new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
  })
}
