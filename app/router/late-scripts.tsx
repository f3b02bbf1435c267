import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

type Props = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  'data-preloads'?: string
}

/**
 * The router's <Scripts>, whose modules `start-script.js` fetches and runs after the first paint: on a
 * slow network they would compete with the style sheet and the first picture.
 */
export function LateScripts() {
  const parts = flatten(Scripts({}))
  const preloads = parts.flatMap(({ props }) => (props.rel === 'modulepreload' ? props.href : []))
  return parts
    .filter(({ type }) => type === 'script')
    .map((script) =>
      script.props.type === 'module'
        ? cloneElement(script, { type: 'text/plain', 'data-preloads': preloads.join(' ') })
        : script,
    )
}

/** The elements of a fragment and of the fragments in it. */
function flatten(node: ReactNode) {
  return Children.toArray(node).flatMap((child): React.ReactElement<Props>[] => {
    if (!isValidElement<Props>(child)) return []
    return child.type === Fragment ? flatten(child.props.children) : [child]
  })
}
