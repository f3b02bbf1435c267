import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, type ButtonLook, buttonClass } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/sections/dev/ui.module.css'

/** Buttons, links and what they open. */
export function ActionSamples() {
  return (
    <>
      <section>
        <h2>Buttons</h2>
        <ButtonStates>Save &amp; Continue</ButtonStates>
        <ButtonStates variant="welcome">
          <Icon name="phone" />
          Contact
        </ButtonStates>
        <ButtonStates variant="quiet">Schedule Visit</ButtonStates>
        <ButtonStates variant="plain">See all</ButtonStates>
        <ButtonStates variant="danger">Disable listing</ButtonStates>
        <div className={styles.samples}>
          <Button small>Small</Button>
          <ButtonLink to="/" variant="quiet" small>
            A link
          </ButtonLink>
          <IconButton label="Share">
            <Icon name="share-2" />
          </IconButton>
          <TextLink to="/" arrow>
            See all
          </TextLink>
        </div>
        <div className={styles.narrow}>
          <Button wide>As wide as its place</Button>
        </div>
      </section>
      <Openers />
    </>
  )
}

function ButtonStates({ variant, children }: ButtonLook & { children: ReactNode }) {
  const states = { rest: {}, hover: { 'data-sample': 'hover' }, focus: { 'data-sample': 'focus' } }
  return (
    <div className={styles.samples}>
      {Object.entries(states).map(([state, props]) => (
        <Sample key={state} state={state}>
          <Button variant={variant} {...props}>
            {children}
          </Button>
        </Sample>
      ))}
      <Sample state="busy">
        <Button variant={variant} busy>
          {children}
        </Button>
      </Sample>
      <Sample state="disabled">
        <Button variant={variant} disabled>
          {children}
        </Button>
      </Sample>
    </div>
  )
}

function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <span className={styles.sample}>
      {children}
      <small>{state}</small>
    </span>
  )
}

function Openers() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const confirm = useConfirm()
  const showToast = useToast()
  const close = () => setOpen(undefined)

  return (
    <section>
      <h2>What opens</h2>
      <div className={styles.samples}>
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Bottom sheet
        </Button>
        <Button variant="quiet" onClick={() => confirm(texts.listing.scheduled('owner'))}>
          Alert
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            confirm({ title: 'Disable this listing?', ok: 'Disable', cancel: 'Keep it' })
          }
        >
          Question
        </Button>
        <Button variant="quiet" onClick={() => showToast(texts.listing.saved)}>
          Toast
        </Button>
        <MenuSample />
      </div>
      <Dialog
        open={open !== undefined}
        onClose={close}
        sheet={open === 'sheet'}
        title="Schedule Visit"
        foot={
          <>
            <Button variant="plain" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>
              <Icon name="calendar" />
              Schedule
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <TextField label="Full Name" name="name" />
          <DateField label="Day" name="day" min="today" />
        </div>
      </Dialog>
    </section>
  )
}

function MenuSample() {
  return (
    <Popover trigger="Menu" triggerClass={buttonClass({ variant: 'quiet' })} closeOnChoice>
      <Menu>
        <button type="button">
          <Icon name="pencil" />
          Edit
        </button>
        <button type="button">
          <Icon name="log-out" />
          Logout
        </button>
      </Menu>
    </Popover>
  )
}
