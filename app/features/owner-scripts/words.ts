/* The question */
export const question = "May {names} see your visit?";
export const askedNote = "Nothing was loaded so far. You can change your answer at any time.";
export const whatTheyLearn = "What is learned, and by whom";
export const itDoes = "{name} {does}.";
export const yes = "Yes";
export const no = "No";

/* The answer, on the privacy policy */
export const saidYes = "You said yes on {day}.";
export const saidNo = "You said no on {day}. Nothing is loaded.";
export const signalSaysNo =
  "Your browser asks not to be tracked, so nothing is loaded. You were not asked.";
export const notAnswered = "You have not answered yet.";

/* What script leaves in a browser, as the privacy policy says it */
export const storedAnswer =
  "your yes or no to the scripts of others, its day, and what it was about";
export const storedAnswerEnds = "When you clear it";
