import { useEffect, useState, type ComponentProps } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Button } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';

type EmailFieldProps = ComponentProps<typeof FormikTextField> & {
  /** The remote's own message with `{domain}`: "Did you mean gmail.com?" */
  readonly suggestionId: string;
};

/** The domain that is probably meant, once the field was left. The rule loads when there is something to judge. */
const useSuggestion = (typed: string): string | undefined => {
  const [found, setFound] = useState<{ readonly typed: string; readonly domain: string | undefined }>();
  useEffect(() => {
    if (!typed.includes('@')) return undefined;
    let isCurrent = true;
    import('./suggest-mail-domain.ts').then(
      ({ suggestMailDomain }) => isCurrent && setFound({ typed, domain: suggestMailDomain(typed) }),
      // Without the rule there is no hint.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return found?.typed === typed ? found.domain : undefined;
};

/** An email address, with a hint for a misspelt domain (L-31): one press corrects it, and nothing is refused for it. */
export const EmailField = ({ suggestionId, ...field }: EmailFieldProps) => {
  const { getFieldMeta, setFieldValue } = useFormikContext();
  const { value = '', touched } = getFieldMeta<string | undefined>(field.name);
  const domain = useSuggestion(touched ? value : '');
  return (
    <div>
      <FormikTextField type="email" autoCapitalize="none" spellCheck={false} {...field} />
      <div aria-live="polite">
        {domain && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void setFieldValue(field.name, `${value.slice(0, value.lastIndexOf('@') + 1)}${domain}`)
            }
          >
            <FormattedMessage id={suggestionId} values={{ domain }} />
          </Button>
        )}
      </div>
    </div>
  );
};
