import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import '#app/ui/text-link.css'

type TextLinkProps = ComponentProps<typeof Link> & { arrow?: boolean }

/** A link that stands alone, such as "See all". */
export function TextLink({ arrow, className, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classes('text-link', className)}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  )
}
