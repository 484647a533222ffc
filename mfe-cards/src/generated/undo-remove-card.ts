// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UndoRemoveCardMutation, UndoRemoveCardMutationVariables } from './operation-types.ts';

export const UndoRemoveCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"755f6338d599bf02fd6b811d84c99f3d579bc9883e23387feca125af7fc9e3ab"}} as unknown as TypedDocumentNode<UndoRemoveCardMutation, UndoRemoveCardMutationVariables>;
