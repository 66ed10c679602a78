@connects
Feature: Opening, closing, going back

  @S2.3 @S4.3
  Scenario: A stranger sees Connect
    Given a visitor on the page
    When the visitor opens the modal
    Then the modal is open
    And the Connect screen is shown

  @S4.3
  Scenario: Nothing is shown before it is asked for
    Given a visitor on the page
    Then the modal is closed

  @S4.3
  Scenario: The visitor closes it
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor closes the modal
    Then the modal is closed

  @S2.4
  Scenario: Going back past the first screen closes the modal
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor goes back
    Then the modal is closed

  @S2.4
  Scenario: Going back from a later screen shows the one before
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the visitor goes back
    Then the Connect screen is shown

  @S2.6
  Scenario: The dapp opens the screen it wants
    Given a visitor on the page
    When the dapp opens the Networks screen
    Then the Networks screen is shown

  @S2.6
  Scenario: The dapp closes it
    Given a visitor on the page
    And the visitor opens the modal
    When the dapp closes the modal
    Then the modal is closed

  @S2.6
  Scenario: The dapp puts another screen in the place of this one
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp replaces it by the Help screen
    And the visitor goes back
    Then the Connect screen is shown

  @S2.6
  Scenario: A fresh start has nothing to go back to
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp resets to the Help screen
    And the visitor goes back
    Then the modal is closed

  Scenario: The same screen twice is one screen
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp pushes the Networks screen
    And the visitor goes back
    Then the Connect screen is shown

  Scenario: Opening again starts at the first screen
    Given a visitor on the page
    And the dapp opens the Networks screen
    And the visitor closes the modal
    When the visitor opens the modal
    Then the Connect screen is shown

  @S4.3
  Scenario: While the dapp is busy, the way in waits
    Given a visitor on the page
    When the dapp is busy
    Then the way in waits

  @S4.3
  Scenario: Then it is free again
    Given a visitor on the page
    And the dapp is busy
    When the dapp is no longer busy
    Then the way in is free

  Scenario: What a wallet is
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "What is a wallet?"
    Then the Help screen is shown
    And the visitor sees "You hold the keys"

  Scenario: And from there to a wallet
    Given a visitor on the page
    And the dapp opens the Help screen
    When the visitor chooses "Choose a wallet"
    Then the Connect screen is shown

  @S1.3 @S4.3
  Scenario: As part of the page it is there at once
    Given the dapp sets "inline" to "yes"
    And a visitor on the page
    Then the Connect screen is shown
    And the modal is closed

  @S1.3
  Scenario: As part of the page it shows the account after connecting
    Given the dapp sets "inline" to "yes"
    And a visitor connected with Harbor
    Then the Account screen is shown
    And the visitor is connected with Harbor

  @S1.3
  Scenario: As part of the page it goes back to Connect after leaving
    Given the dapp sets "inline" to "yes"
    And a visitor connected with Harbor
    When the visitor chooses "Disconnect"
    Then the Connect screen is shown

  @core @S1.3 @S2.5
  Scenario: As part of the page it asks there for the visitor's word
    Given the dapp sets "inline" to "yes"
    And the dapp sets "inside wallet" to "yes"
    And a visitor connected with Harbor
    When the page asks for "personal_sign"
    Then the Approval screen is shown
    When the wallet inside answers "a hash"
    Then the Account screen is shown

  @browser @S1.3
  Scenario: Over the page it lies in the body
    Given a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "place of the modal" as "over the page"

  @browser @S1.3
  Scenario: As part of the page it lies where the site put it
    Given the dapp sets "inline" to "yes"
    And a visitor on the page
    Then the dapp reads "place of the modal" as "part of the page"

  @browser @S2.1
  Scenario: The address of the page stays as it is
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When the dapp pushes the Networks screen
    And the visitor goes back
    Then the dapp reads "address of the page" as "unchanged"

  @browser
  Scenario: Escape closes
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor presses "Escape"
    Then the modal is closed

  @browser @S4.3
  Scenario: Escape does not get around a decision
    Given a visitor connected with Fennel
    And the Unsupported network screen is shown
    When the visitor presses "Escape"
    Then the Unsupported network screen is shown

  @browser @S2.4
  Scenario: Going back on an Android phone goes one screen back, then closes, and stays on the page
    Given the device is an Android phone
    And a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the visitor presses "Back"
    Then the Connect screen is shown
    When the visitor presses "Back"
    Then the modal is closed
    And the dapp reads "address of the page" as "unchanged"

  @browser @S4.3
  Scenario: Going back on an Android phone does not get around a decision
    Given the device is an Android phone
    And a visitor connected with Fennel
    And the Unsupported network screen is shown
    When the visitor presses "Back" 2 times
    Then the Unsupported network screen is shown

  @browser
  Scenario: A click beside the modal closes it
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor clicks beside the modal
    Then the modal is closed

  @browser @S4.3
  Scenario: Who clicks the button twice has opened it
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor closes the modal
    When the visitor opens the modal with a double click
    Then the modal is open
    When the visitor clicks beside the modal
    Then the modal is closed

  @browser
  Scenario: The keyboard is taken in and given back
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    And the Connect screen is shown
    When the visitor presses "Escape"
    Then the dapp reads "keyboard" as "where it was"

  @browser
  Scenario: The keyboard does not leave an open modal
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor presses "Tab" 12 times
    Then the dapp reads "keyboard" as "in the modal"

  @core
  Scenario Outline: A message goes away by itself, after two and a half seconds
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Copy address"
    When <time> milliseconds pass
    Then <it is>

    Examples:
      | time | it is                                     |
      | 2499 | at once the visitor sees "Address copied" |
      | 2500 | the visitor does not see "Address copied" |

  @browser @S9.10
  Scenario: A new screen moves for 150 milliseconds, the sheet follows its height as long, and the title is there after 120
    Given the dapp sets "slow motion" to "yes"
    And a visitor on the page
    And the visitor opens the modal
    And the Connect screen is shown
    When the dapp pushes the Help screen
    Then the dapp reads "movements" as "screen 150, sheet 150, title 120"

  @core @S9.10
  Scenario Outline: A second message comes 150 milliseconds after the first, which goes at once
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Copy address"
    And the visitor chooses "Copy address"
    When <time> milliseconds pass
    Then <it is>

    Examples:
      | time | it is                                     |
      | 149  | the visitor does not see "Address copied" |
      | 150  | at once the visitor sees "Address copied" |
