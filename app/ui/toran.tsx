import '#app/ui/toran.css'

/** Marigolds and mango leaves over a door: hero, login and help only. */
export function Toran() {
  return <div className="toran" aria-hidden="true" />
}
