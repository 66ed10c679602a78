@core @sandbox @connects
Feature: A server that the site has already signs visitors in
  It gives the nonce, verifies what is signed, and knows who is signed in; the modal asks it.

  Background:
    Given the dapp sets "sign-in" to "required by a server"

  @browser @S1.1
  Scenario: A visitor signs in, and is known the next time
    Given a visitor connected with Harbor
    And the Server sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And Harbor was asked never to sign

  @S8.11
  Scenario Outline: A server that is <state> takes nobody's word
    Given the dapp sets "sign-in server" to "<state>"
    And a visitor connected with Harbor
    When the visitor chooses "Sign"
    And Harbor approves
    Then the visitor sees "Signature declined"
    And the Server sign-in screen is shown
    And "Sign" can be chosen
    And the dapp reads "sign-in" as "asking"

    Examples:
      | state    |
      | refusing |
      | lying    |

  @S8.11
  Scenario: Whoever cannot be told from others does not stay connected
    Given the dapp sets "sign-in server" to "unsure"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is not connected
    And the Connect screen is shown
    And the visitor sees "A problem occurred while trying initialize authentication"

  Scenario: Where the site does not need it, nobody is let out for that
    Given the dapp sets "sign-in" to "optional by a server"
    And a visitor connected with Harbor
    And the visitor chooses "Cancel"
    Then the visitor is connected with Harbor
    And the dapp reads "sign-in" as "signed-out"

  @browser @S1.1
  Scenario: Another account is signed out on the server, and asked
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor uses its account 2
    Then the Server sign-in screen is shown
    When Harbor uses its account 1
    Then the dapp reads "sign-in" as "asking"

  @browser @S1.1
  Scenario: So is whoever goes to another network
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor moves to "Tidewater"
    Then the Server sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the dapp reads "sign-in" as "signed-in"

  @browser
  Scenario: Leaving the wallet ends the session
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp disconnects eip155
    And the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the Server sign-in screen is shown

  Scenario: Accounts of other kinds of networks are let be
    Given the dapp sets "Solana wallets" to "Sunfish"
    And a visitor connected with Sunfish
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-out"
