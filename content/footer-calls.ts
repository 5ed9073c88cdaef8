/** What footers promise to those who write: only you know how soon somebody answers. */
export const askUs = "Ask us.";
export const personAnswers = "A person answers.";
export const tellUs = "Tell us what you need. You hear back today.";
