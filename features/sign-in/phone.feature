Feature: Signing in with a wallet on a phone
  A phone that supports it is asked to connect and sign in one step; others connect first, and then sign.

  Background:
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "sign-in" to "required"

  @sandbox @browser @S1.1
  Scenario: One approval connects and signs in, on every network
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And account 1 of Ferry is in use
    And the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Ferry was never asked to sign
    When the dapp switches to "Tidewater"
    Then the network is "Tidewater"
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Ferry was never asked to sign

  @sandbox @browser @S1.1
  Scenario: A phone that can only connect is asked to sign afterwards
    Given Ferry can only connect
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Ferry was asked once to sign

  @sandbox
  Scenario: The user of the phone declines, and then approves
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
    When the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"

  @sandbox
  Scenario: An approval after the visitor has left has no effect
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry does not answer
    And the visitor goes back
    Then the Connect screen is shown
    When Ferry approves
    Then Ferry does not share its accounts with the site
    And the visitor is not connected
    And the dapp reads "sign-in" as "signed-out"

  @sandbox
  Scenario Outline: A phone that <behaviour> connects nobody
    Given Ferry <behaviour>
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then "Try again" can be chosen
    And the visitor is not connected
    And Ferry does not share its accounts with the site
    And the dapp reads "sign-in" as "signed-out"

    Examples:
      | behaviour                             |
      | signs for another attempt         |
      | signs for another site            |
      | signs for an unknown network      |
      | signs for longer                  |
      | signs for another account         |
      | signs a request that was not made |
      | signs nonsense                    |

  @sandbox
  Scenario: Switching to a network that the phone has not signed for asks for a signature
    Given Ferry approves Saltmarsh only
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"
    When the dapp switches to "Tidewater"
    And Ferry approves
    Then the network is "Tidewater"
    And the Sign-in screen is shown
    And the dapp reads "sign-in" as "asking"

  @sandbox
  Scenario: A site with several namespaces connects first, and signs afterwards
    Given the dapp supports Solana
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Ferry approves
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Ferry approves
    Then the dapp reads "accounts signed in" as "eip155,solana"
    And the modal is closed

  @sandbox
  Scenario: The site's server accepts the phone's signature like any other
    Given the dapp sets "sign-in" to "required by a server"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Ferry was never asked to sign

  @sandbox
  Scenario: A sign-in service accepts the phone's signature like any other
    Given the dapp sets "sign-in" to "required by a service"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Ferry was never asked to sign
