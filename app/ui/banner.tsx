import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/banner.module.css'

const icons = { info: 'info', wait: 'clock', bad: 'circle-alert' } as const
const looks = { info: undefined, wait: styles.bannerWait, bad: styles.bannerBad }

type BannerProps = ComponentProps<'div'> & { tone?: keyof typeof icons }

/** A lasting remark in the page; give it `role="alert"` when it appears after an action. */
export function Banner({ tone = 'info', className, children, ...rest }: BannerProps) {
  const icon = icons[tone]
  return (
    <div {...rest} className={classes(styles.banner, looks[tone], className)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
