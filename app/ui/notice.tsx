import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/notice.module.css'

const icons = { info: 'info', wait: 'clock', bad: 'circle-exclamation-point' } as const
const looks = { info: undefined, wait: styles.noticeWait, bad: styles.noticeBad }

type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof icons }

/** A lasting remark in the page; give it `role="alert"` when it appears after an action. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const icon = icons[tone]
  return (
    <div {...rest} className={classes(styles.notice, looks[tone], className)}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
