import type { ReactNode } from 'react';
import { OwnMessages } from '@crema/remote-kit/own-messages';
import enCA from '../locales/en-CA.json?of=account.recovery';
import enUS from '../locales/en-US.json?of=account.recovery';
import frCA from '../locales/fr-CA.json?of=account.recovery';

const messages = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA };

/** The texts of these pages, which few people open. */
export const RecoveryMessages = ({ children }: { readonly children: ReactNode }) => (
  <OwnMessages messages={messages}>{children}</OwnMessages>
);
