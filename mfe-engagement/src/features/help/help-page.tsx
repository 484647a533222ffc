import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Heading } from '@crema/shared-ui';
import { DocumentPage, Paragraph } from '../../layout/document-page.tsx';
import { linkTags } from '../../layout/link-tags.tsx';
import { helpGroups } from './help-questions.ts';
import s from './help-page.module.css';

const values = { ...brand, ...linkTags };

/** /help: common questions with their answers, and customer service (ENG-043, D-161). */
export const HelpPage = () => (
  <DocumentPage
    title={<FormattedMessage id="help.title" />}
    lead={<FormattedMessage id="help.lead" />}
    isHelp
    sections={helpGroups.map(({ id, questions }) => ({
      id,
      title: <FormattedMessage id={`help.${id}.title`} values={values} />,
      content: questions.map((question) => (
        <div key={question} className={s.answer}>
          <Heading level={3} size="small">
            <FormattedMessage id={`help.${id}.${question}.question`} values={values} />
          </Heading>
          <Paragraph>
            <FormattedMessage id={`help.${id}.${question}.answer`} values={values} />
          </Paragraph>
        </div>
      )),
    }))}
  />
);
