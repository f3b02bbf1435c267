import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/text-link.module.css'

type TextLinkProps = ComponentProps<typeof Link> & { arrow?: boolean }

/** A link that stands alone, such as "See all". */
export function TextLink({ arrow, className, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classes(styles.textLink, className)}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  )
}
