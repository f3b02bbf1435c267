import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type RefObject,
  useContext,
} from 'react'
import type { Trouble } from '#app/forms/call-state.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'

/** What `Form` needs of `useCallForm`. */
export type FormControl = {
  formRef: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => unknown
  trouble: Pick<Trouble, 'message'> | undefined
  /** Whether sending it failed and may succeed later. */
  canRetry: boolean
  busyWith: string | undefined
  prepare: () => void
  leaveField: (name: string) => void
}

type FormProps = FormControl &
  Pick<ComponentProps<'form'>, 'className' | 'children' | 'aria-label' | 'onKeyDown'>

const FormContext = createContext<
  Pick<FormControl, 'trouble' | 'canRetry' | 'busyWith'> | undefined
>(undefined)

/** A form made by `useCallForm`: `<Form {...form}>`. */
export function Form({
  formRef,
  submit,
  trouble,
  canRetry,
  busyWith,
  prepare,
  leaveField,
  ...form
}: FormProps) {
  const { className, children, onKeyDown, 'aria-label': label } = form
  return (
    <FormContext value={{ trouble, canRetry, busyWith }}>
      <form
        ref={formRef}
        className={className}
        aria-label={label}
        noValidate
        onSubmit={submit}
        onFocus={prepare}
        onBlur={({ target }) => 'name' in target && leaveField(String(target.name))}
        onKeyDown={onKeyDown}
      >
        {children}
      </form>
    </FormContext>
  )
}

type SubmitButtonProps = ButtonLook & Pick<ComponentProps<'button'>, 'disabled' | 'children'>

/** Sends the form around it; above it, what went wrong the last time. */
export function SubmitButton({ children, ...button }: SubmitButtonProps) {
  const { canRetry, busyWith } = useForm()
  return (
    <>
      <FormTrouble />
      <Button {...button} type="submit" busy={busyWith === 'submit'}>
        {canRetry ? 'Try again' : children}
      </Button>
    </>
  )
}

/** Why sending the form failed, where no field is to blame. */
export function FormTrouble() {
  const { trouble } = useForm()
  if (!trouble) return null
  return (
    <Banner tone="bad" role="alert">
      {trouble.message}
    </Banner>
  )
}

function useForm() {
  const form = useContext(FormContext)
  if (!form) throw new Error('This needs a Form around it')
  return form
}
