export default function Screen() { return <h1>section</h1>; }
