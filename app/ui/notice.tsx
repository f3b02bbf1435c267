import { CircleAlert, Clock, Info } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import '#app/ui/notice.css'

const icons = { info: Info, wait: Clock, bad: CircleAlert }

type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof icons }

/** A lasting remark in the page; give it `role="alert"` when it appears after an action. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div {...rest} className={classes('notice', tone !== 'info' && `notice-${tone}`, className)}>
      <Icon className="icon" aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
