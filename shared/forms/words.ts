/* What forms of several kinds say about days and times. */

export const validDate = "Enter a valid date.";
export const datePassed = "This date has passed. Choose a later one.";
export const dateTooFar = "Choose a date within {months} months.";
export const chooseTime = "Choose a time.";
export const timePassed = "This time has passed. Choose a later one.";
