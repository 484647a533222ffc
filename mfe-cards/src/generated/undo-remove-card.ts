// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UndoRemoveCardMutation, UndoRemoveCardMutationVariables } from './operation-types.ts';

export const UndoRemoveCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"bfcb898e924812462d8ae11738569ea35fb1993fd66da1fbd1c1d31a439c0e58"}} as unknown as TypedDocumentNode<UndoRemoveCardMutation, UndoRemoveCardMutationVariables>;
