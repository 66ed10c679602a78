Feature: Logging in by email
  A visitor without a wallet enters an email and a code, and gets an account.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"

  @S4.9
  Scenario: The code from the email opens the account
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Email code screen is shown
    And the visitor sees "We sent a 6-digit code to mira@saltmarsh.example"
    And the visitor sees "The code expires in 20 minutes."
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"
    And the dapp reads "email of the visitor" as "mira@saltmarsh.example"

  @S4.9
  Scenario: An unknown browser is first approved by a link
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Device approval screen is shown
    And the visitor sees "Open the link we sent to mira@saltmarsh.example"
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown
    And 2 emails were sent to "mira@saltmarsh.example"
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"

  @core
  Scenario: The login waits for a visitor who opens the link late
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the visitor sees "Check your email"
    When 600000 milliseconds pass
    Then the visitor sees "Open the link we sent to mira@saltmarsh.example to confirm this device, then come back here."
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown

  @core
  Scenario: The first link stays valid if a second one could not be sent
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the visitor sees "Check your email"
    And 30000 milliseconds pass
    When the dapp sets "login" to "never"
    And the visitor chooses "Resend email"
    Then the visitor sees "There was no response in time. Try again."
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown

  @core @S4.9
  Scenario: The account opens at once if nothing more is needed
    Given the dapp sets "login" to "at once"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"
    And 0 emails were sent to "mira@saltmarsh.example"

  @browser
  Scenario: In Hebrew, too, an email is written from left to right
    Given the dapp sets "locale" to "he"
    And a visitor on the page
    And the visitor opens the modal
    Then the dapp reads "direction of the email field" as "rtl"
    When the visitor types "mira.lindqvist.of.the.outer.islands@saltmarsh.example" as the email
    Then the dapp reads "direction of the email field" as "ltr"

  @S5.1
  Scenario Outline: An invalid email is refused before anything is sent
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "<email>"
    Then the visitor sees "Invalid email. Try again."
    And the Connect screen is shown
    And 0 emails were sent to "<email>"
    When the visitor types "mira@saltmarsh.example" as the email
    Then the visitor does not see "Invalid email. Try again."

    Examples:
      | email       |
      | mira@saltma |

    @core @sandbox
    Examples:
      | email       |
      | mira        |
      | m..a@sa.com |
      | .mi@sal.com |
      | mi ra@sa.it |

  @core @S5.2
  Scenario Outline: A second email can be sent 30 seconds after the first: <after> milliseconds
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor goes back
    And <after> milliseconds pass
    When the visitor logs in as "mira@saltmarsh.example"
    Then at once the visitor sees "<text>"
    And <mails> emails were sent to "mira@saltmarsh.example"

    Examples:
      | after | text                              | mails |
      | 0     | Please try again after 30 seconds | 1     |
      | 1000  | Please try again after 29 seconds | 1     |
      | 29999 | Please try again after 1 seconds  | 1     |
      | 30000 | Enter the code                    | 2     |

  @core @S5.2
  Scenario: A countdown shows when a second email can be requested
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor goes back
    When the visitor logs in as "mira@saltmarsh.example"
    Then at once the visitor sees "Please try again after 30 seconds"
    And "Continue with email" cannot be chosen
    When 10000 milliseconds pass
    Then at once the visitor sees "Please try again after 20 seconds"
    When 20000 milliseconds pass
    Then the visitor does not see "Please try again after"
    And "Continue with email" can be chosen

  Scenario: A visitor who closes the modal before entering the code can return to it
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor closes the modal
    And the visitor opens the modal
    When the visitor chooses "Enter code"
    Then the Email code screen is shown
    And the visitor sees "We sent a 6-digit code to mira@saltmarsh.example"
    And 1 email was sent to "mira@saltmarsh.example"
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"

  @core
  Scenario: A visitor who goes back before entering the code can return to it
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor goes back
    When the visitor chooses "Enter code"
    Then the Email code screen is shown

  Scenario: A visitor who closes the modal after opening the link can return to the code
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Device approval screen is shown
    And the visitor opens the link sent to "mira@saltmarsh.example"
    And the Email code screen is shown
    When the visitor closes the modal
    And the visitor opens the modal
    And the visitor chooses "Enter code"
    Then the Email code screen is shown

  Scenario: A visitor who closes the modal before opening the link can return to it
    Given the dapp sets "login" to "by link"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Device approval screen is shown
    And the visitor closes the modal
    And the visitor opens the modal
    When the visitor chooses "Open link"
    Then the Device approval screen is shown
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown

  @core
  Scenario: After a completed login, the earlier code is no longer offered
    Given a visitor logged in as "mira@saltmarsh.example"
    And the dapp disconnects
    And the visitor is not connected
    When the visitor opens the modal
    And the visitor types "mira@saltmarsh.example" as the email
    Then "Continue with email" can be chosen
    And the visitor does not see "Enter code"

  @core
  Scenario: If the wallet has lost the login, the visitor starts again
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    When the embedded wallet forgets the login
    Then the Connect screen is shown
    And the visitor sees "Login was interrupted. Start again."
    And the visitor does not see "Enter code"

  @S5.2
  Scenario: An invalid email does not delay the next one
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh"
    And the visitor sees "Invalid email. Try again."
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Email code screen is shown

  Scenario: A wrong code can be corrected
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    When the visitor enters the code "000000"
    Then the visitor sees "Incorrect code. Try again."
    And the Email code screen is shown
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "kind of wallet" as "AUTH"

  @core
  Scenario: A new code can be requested after 30 seconds
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    Then "Resend in 30s" cannot be chosen
    When 10000 milliseconds pass
    Then "Resend in 20s" cannot be chosen
    When the visitor chooses "Resend code"
    Then the visitor sees "Code email resent"
    And 2 emails were sent to "mira@saltmarsh.example"
    And "Resend in 30s" cannot be chosen
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed

  @core
  Scenario: Sending an email and checking a code have different messages
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And 30000 milliseconds pass
    When the dapp sets "login" to "never"
    And the visitor chooses "Resend code"
    Then at once the visitor sees "Sending email…"
    And "Resend code" cannot be chosen
    When the visitor enters the code "000000"
    Then at once the visitor sees "Checking code…"

  Scenario: A visitor who goes back is not logged in
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    When the visitor goes back
    Then the Connect screen is shown
    And the visitor is not connected

  @core
  Scenario: No step waits forever
    Given the dapp sets "login" to "never"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the visitor sees "Sending email…"
    And the visitor sees "There was no response in time. Try again."
    And "Continue with email" can be chosen
