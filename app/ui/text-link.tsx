import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import '#app/ui/text-link.css'

type TextLinkProps = ComponentProps<typeof Link> & { arrow?: boolean }

/** A link that stands alone, such as "See all". */
export function TextLink({ arrow, className, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classes('text-link', className)}>
      {children}
      {arrow && <ArrowRight className="icon" aria-hidden="true" />}
    </Link>
  )
}
