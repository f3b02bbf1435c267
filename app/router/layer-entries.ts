/**
 * Dialogs, sheets and menus as entries of the history, so that Back closes them before it leaves
 * the page. Every open layer has an entry on top of its page's, with the same address, `idx` and
 * `key`; one that closes in any other way takes its entry with it. See decision 035.
 */
type Entry = { state: Record<string, unknown>; url: string }
type Method = 'pushState' | 'replaceState'

/** The field of `history.state` that tells for how many layers an entry stands. */
const field = 'layers'
/** Long enough for what follows a closed layer: the next page or layer takes over its entry. */
const restMs = 300
/** A step that another navigation has cancelled is waited for no longer. */
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

/** Adds a layer that Back closes by `close`; returns a function to call once it is closed. */
export function addLayer(close: () => void): () => void {
  closers.push(close)
  isLeaving = false
  // Listens only while needed: some browsers keep pages with this listener out of their
  // back/forward cache.
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
 * Starts to keep the history in step with the layers; returns a function that stops it. Must run
 * before the router is made: listeners are called in the order in which they were added, and the
 * router must not hear of steps between the layers of a page.
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
  // The same page with other parameters, as filters ask for, keeps its sheet. On another page,
  // which layers are still open is known once it is drawn.
  if (location.pathname === pathname) pushMissing()
}

function onStep(event: PopStateEvent) {
  const isOwn = isStepping
  const depth = depthOf(history.state)
  const shownDepth = depthOf(shown.state)
  const isSamePage = history.state?.idx === shown.state.idx
  if (isOwn || (isSamePage && depth !== shownDepth)) event.stopImmediatePropagation()
  // State that was written while a layer was open belongs to the page below it.
  if (isSamePage && depth < shownDepth)
    native?.replaceState({ ...shown.state, [field]: depth || undefined }, '', shown.url)
  if (!isSamePage || depth <= shownDepth) shown = readEntry()
  endStep()
  settleSoon()
  if (isOwn) return
  if (closers.length > depth) closeAbove(depth)
  // The layer was closed a moment ago, so Back means the page below it.
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
