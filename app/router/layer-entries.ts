/**
 * Dialogs, sheets and menus as entries of the history, so that Back closes them before it leaves
 * the page. Every open layer has an entry on top of its page's, with the same address, `idx` and
 * `key`; one that closes in any other way takes its entry with it. See decision 035.
 */
type Entry = { state: Record<string, unknown>; url: string }
type Method = 'pushState' | 'replaceState'

/** The field of `history.state` that tells for how many layers an entry stands. */
const field = 'layers'
/** Long enough for what follows a closed layer: a page takes over its entry, and so does a layer. */
const restMs = 300
/** A step that another navigation cancelled is not waited for any longer. */
const longestStepMs = 1000

const closers: (() => void)[] = []
let native: Pick<History, Method> | undefined
/** The entry that the router is at. */
let shown: Entry
let heldWrites: (() => void)[] = []
let isStepping = false
let isLeaving = false
let settling: ReturnType<typeof setTimeout> | undefined
let stepping: ReturnType<typeof setTimeout> | undefined

/** Adds a layer that Back closes by `close`; answers what to call once it is closed. */
export function addLayer(close: () => void): () => void {
  closers.push(close)
  isLeaving = false
  // Only while it is needed: some browsers keep no page in their cache that listens to it.
  if (native) addEventListener('beforeunload', onLeave)
  pushMissing()
  return () => {
    closers.splice(closers.lastIndexOf(close), 1)
    settleSoon()
  }
}

/** To be called when a page is drawn: layers that are still open get entries on top of it. */
export function pushMissing() {
  if (!native || isStepping) return
  for (let depth = depthOf(history.state); depth < closers.length; depth++)
    native.pushState({ ...history.state, [field]: depth + 1 }, '')
  shown = readEntry()
}

/**
 * Starts to keep the history in step with the layers; answers how to stop. To be called before the
 * router is made: windows tell their listeners in the order in which they came, and the router need
 * not hear of steps between the layers of a page.
 */
export function keepLayerEntries(): () => void {
  const { pushState, replaceState } = history
  native = { pushState: pushState.bind(history), replaceState: replaceState.bind(history) }
  history.pushState = (state, _, url) => write('pushState', state, url)
  history.replaceState = (state, _, url) => write('replaceState', state, url)
  addEventListener('popstate', onStep, { capture: true })
  addEventListener('pageshow', onPageShow)
  shown = readEntry()
  // A reloaded page has no open layers.
  settleSoon()

  return () => {
    endStep()
    clearTimeout(settling)
    removeEventListener('beforeunload', onLeave)
    Object.assign(history, { pushState, replaceState })
    removeEventListener('popstate', onStep, { capture: true })
    removeEventListener('pageshow', onPageShow)
    native = undefined
  }
}

/** A page that is opened from a layer takes the place of the layer's entry. */
function write(method: Method, state: unknown, url?: string | URL | null) {
  if (!native) return
  if (isStepping) {
    heldWrites.push(() => write(method, state, url))
    return
  }
  const depth = depthOf(history.state)
  const { pathname } = location
  const isReplacing = method === 'replaceState'
  const entry = { ...(state as object | null), [field]: (isReplacing && depth) || undefined }
  native[isReplacing || depth > 0 ? 'replaceState' : 'pushState'](entry, '', url)
  shown = readEntry()
  // The same page with other fields, as filters ask for: the sheet will stay. On another page, what
  // is still open is known once the page is drawn.
  if (location.pathname === pathname) pushMissing()
}

function onStep(event: PopStateEvent) {
  const isOwn = isStepping
  const depth = depthOf(history.state)
  const shownDepth = depthOf(shown.state)
  const isSamePage = history.state?.idx === shown.state.idx
  if (isOwn || (isSamePage && depth !== shownDepth)) event.stopImmediatePropagation()
  // What was written while a layer was open belongs to the page below it.
  if (isSamePage && depth < shownDepth)
    native?.replaceState({ ...shown.state, [field]: depth || undefined }, '', shown.url)
  if (!isSamePage || depth <= shownDepth) shown = readEntry()
  endStep()
  settleSoon()
  if (isOwn) return
  if (closers.length > depth) closeAbove(depth)
  // The layer was closed a moment ago: whoever goes back wants to leave what is below it.
  else if (isSamePage && depth < shownDepth) history.go(-1)
}

/** The browser's cache keeps a page as it was left, perhaps from the entry of a layer. */
function onPageShow(event: PageTransitionEvent) {
  if (!event.persisted) return
  shown = readEntry()
  closeAbove(depthOf(history.state))
  settleSoon()
}

function closeAbove(depth: number) {
  for (const close of closers.slice(depth).reverse()) close()
}

function settleSoon() {
  clearTimeout(settling)
  settling = setTimeout(settle, restMs)
}

/** A step would cancel the navigation to another document. */
function onLeave() {
  isLeaving = true
}

function settle() {
  if (!native || isStepping || isLeaving) return
  const surplus = depthOf(history.state) - closers.length
  if (closers.length === 0) removeEventListener('beforeunload', onLeave)
  if (surplus <= 0) return pushMissing()
  isStepping = true
  stepping = setTimeout(endStep, longestStepMs)
  history.go(-surplus)
}

function endStep() {
  clearTimeout(stepping)
  isStepping = false
  const writes = heldWrites
  heldWrites = []
  for (const write of writes) write()
}

function readEntry(): Entry {
  return { state: { ...history.state }, url: location.href }
}

function depthOf(state: Record<string, unknown> | null) {
  const depth = state?.[field]
  return typeof depth === 'number' ? depth : 0
}
