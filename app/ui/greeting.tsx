import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/greeting.module.css'

type GreetingProps = {
  name: string
  /** What is new for this person. */
  news: string
  className?: string | undefined
}

/** The head of a page that somebody comes back to. */
export function Greeting({ name, news, className }: GreetingProps) {
  return (
    <header className={classes(styles.greeting, className)}>
      <h1>Namaste, {name}</h1>
      <p>{news}</p>
    </header>
  )
}
