import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import '#app/ui/notice.css'

const icons = { info: 'info', wait: 'clock', bad: 'circle-exclamation-point' } as const

type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof icons }

/** A lasting remark in the page; give it `role="alert"` when it appears after an action. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const icon = icons[tone]
  return (
    <div {...rest} className={classes('notice', tone !== 'info' && `notice-${tone}`, className)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
