/** Whatever runs would set this on the window. */
export const mark = 'xss_ran'

const script = `window.${mark}=1`

/** Sixty ways in which a text has become a script somewhere. */
export const hostileTexts = [
  `<script>${script}</script>`,
  `"><script>${script}</script>`,
  `'><script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `</textarea><script>${script}</script>`,
  `</style><script>${script}</script>`,
  `--><script>${script}</script>`,
  `]]><script>${script}</script>`,
  `<img src=x onerror=${script}>`,
  `<img src=x onerror="${script}">`,
  `"><img src=x onerror=${script}>`,
  `<svg onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<svg><animate onbegin=${script} attributeName=x>`,
  `<body onload=${script}>`,
  `<iframe srcdoc="<script>parent.${script}</script>">`,
  `<iframe src="javascript:parent.${script}">`,
  `<details open ontoggle=${script}>`,
  `<video><source onerror=${script}></video>`,
  `<audio src=x onerror=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `<select autofocus onfocus=${script}>`,
  `<textarea autofocus onfocus=${script}>`,
  `<marquee onstart=${script}>`,
  `<object data="javascript:${script}">`,
  `<embed src="javascript:${script}">`,
  `<a href="javascript:${script}">a</a>`,
  `<form><button formaction="javascript:${script}">a</button></form>`,
  `<math><mtext></mtext><script>${script}</script></math>`,
  `<base href="javascript:/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  `<link rel=stylesheet href="javascript:${script}">`,
  `<style>@import 'javascript:${script}'</style>`,
  `<div style="background:url(javascript:${script})">`,
  `<template><script>${script}</script></template>`,
  `<noscript><p title="</noscript><script>${script}</script>">`,
  `javascript:${script}`,
  `data:text/html,<script>${script}</script>`,
  `\u2028${script}\u2029`,
  `\\u003cscript>${script}\\u003c/script>`,
  `&lt;script&gt;${script}&lt;/script&gt;`,
  `&#60;script&#62;${script}&#60;/script&#62;`,
  `%3Cscript%3E${script}%3C/script%3E`,
  `{{constructor.constructor('${script}')()}}`,
  `\${${script}}`,
  `';${script}//`,
  `";${script}//`,
  `\`;${script}//`,
  `\\";${script}//`,
  `</ScRiPt><ScRiPt>${script}</ScRiPt>`,
  `<script/src=data:,${script}>`,
  `<scr<script>ipt>${script}</scr</script>ipt>`,
  `<!--<script>--><script>${script}</script>`,
  `<![CDATA[<script>${script}</script>]]>`,
  `<x onclick=${script}>a</x>`,
  `<x/onpointerrawupdate=${script}>`,
  `"onmouseover="${script}`,
  `'onfocus='${script}' autofocus='`,
  `<isindex type=image src=1 onerror=${script}>`,
]

/**
 * Deals the texts out to fields in turn, so that over many fields each of them stands in some: as
 * many as fit into a field of a length, beginning after those of the field before.
 */
export function dealHostileTexts() {
  let next = 0
  return (maxLength: number) => {
    let text = ''
    for (let tried = 0; tried < hostileTexts.length; tried += 1) {
      const way = hostileTexts[next++ % hostileTexts.length]!
      if (text.length + way.length + 1 <= maxLength) text += text ? ` ${way}` : way
      else if (text) {
        next -= 1
        break
      }
    }
    return text
  }
}
