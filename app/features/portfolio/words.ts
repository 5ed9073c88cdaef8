/* What the portfolio says around its projects. Headings and intros of its pages lie with the pages. */

/* The way here */
export const home = "Home";
export const work = "Work";

/* Grids */
export const projects = "Projects";
export const filterProjects = "Filter projects";
export const projectCount = "1 project | {count} projects";
export const shownProjects = "{shown} of 1 project | {shown} of {count} projects";
export const askedAndDone = "What was asked for, and what came of it";
export const invitation = "The next one could be yours";
export const invitationAction = "Tell us about your project";

/* The same projects in other grids */
export const otherLayouts = "Other layouts";
export const inOtherLayouts = "{style} in other layouts";
export const inOtherStyles = "{layout} in other styles";
export const classic = "Classic";
export const boxed = "Boxed";
export const colorful = "Colorful";
export const bordered = "Bordered";
export const overlay = "Overlay";
export const switchImage = "Switch image";
export const twoColumns = "Two columns";
export const threeColumns = "Three columns";
export const fourColumns = "Four columns";
export const masonry = "Masonry";
export const metro = "Metro";

/* The gallery */
export const pictures = "Pictures";
export const pictureCount = "1 picture. | {count} pictures.";
export const galleryHelp = "Use the arrow keys or swipe to browse; double-tap to zoom in.";

/* Facts of a project */
export const projectFor = "{title}, for {client}";
export const client = "Client";
export const place = "Place";
export const year = "Year";
export const disciplines = "Work";

/* Parts of a case */
export const briefShort = "Brief";
export const brief = "The brief";
export const approachShort = "Work";
export const approach = "The work";
export const resultShort = "Result";
export const result = "The result";
export const credits = "Credits";
export const pictureToPicture = "{title}, from picture to picture";

/* A case told as a process */
export const inOneColour = "It has to hold in one colour first";
export const compareColours = "Compare in one colour and as made";
export const oneColour = "One colour";
export const asMade = "As made";
export const briefAtStart = "The brief it began with";
export const afterDelivery = "After the delivery";

/* The way to other projects */
export const otherProjects = "Other projects";
export const previousProject = "Previous";
export const nextProject = "Next";
